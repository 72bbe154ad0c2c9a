#include "BareBox2D.h"

#include <box2d/box2d.h>

static const float metre = 150;

static b2Vec2 at(float x, float y) { return b2Vec2(x / metre, y / metre); }

struct BareHeap {
  b2World world{at(0, 1000)};
};

BareHeap *bare_heap_make(int32_t boxes) {
  auto heap = new BareHeap;
  b2BodyDef ground;
  b2Body *walls = heap->world.CreateBody(&ground);
  b2EdgeShape edges[3];
  edges[0].SetTwoSided(at(0, 840), at(390, 840));
  edges[1].SetTwoSided(at(0, -9000), at(0, 840));
  edges[2].SetTwoSided(at(390, -9000), at(390, 840));
  for (auto &edge : edges) walls->CreateFixture(&edge, 0);
  b2PolygonShape box;
  box.SetAsBox(10 / metre, 10 / metre);
  for (int32_t i = 0; i < boxes; i++) {
    b2BodyDef def;
    def.type = b2_dynamicBody;
    def.position = at(15 + 24.0f * float(i % 15), 820 - 24.0f * float(i / 15));
    b2FixtureDef fixture;
    fixture.shape = &box;
    fixture.density = 1;
    fixture.friction = fixture.restitution = 0.2f;
    heap->world.CreateBody(&def)->CreateFixture(&fixture);
  }
  return heap;
}

void bare_heap_fall(BareHeap *heap, int32_t steps) {
  for (int32_t i = 0; i < steps; i++) heap->world.Step(1.0f / 60, 8, 3);
}

void bare_heap_end(BareHeap *heap) { delete heap; }
