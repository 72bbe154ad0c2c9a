#include "BareBox2D.h"

#include <box2d/box2d.h>

static const float metre = 150;
static volatile float seen;

static b2Vec2 at(float x, float y) { return b2Vec2(x / metre, y / metre); }

void bare_heap(int32_t boxes, int32_t steps) {
  b2World world(at(0, 1000));
  b2BodyDef ground;
  b2Body *walls = world.CreateBody(&ground);
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
    world.CreateBody(&def)->CreateFixture(&fixture);
  }
  for (int32_t i = 0; i < steps; i++) world.Step(1.0f / 60, 8, 3);
  for (b2Body *body = world.GetBodyList(); body; body = body->GetNext()) seen = body->GetPosition().y;
}
