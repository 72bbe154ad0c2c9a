#include "Parts.hpp"

extern "C" void cd_redirect(void);

const double cd_metre = metre;

CDWorld::CDWorld() {
  world.SetContactFilter(this);
  world.SetContactListener(this);
  world.SetDestructionListener(this);
  b2BodyDef def;
  ground = world.CreateBody(&def);
}

CDWorld::~CDWorld() {
  world.SetContactListener(nullptr);
  world.SetDestructionListener(nullptr);
  for (auto joint : joints) delete joint;
  for (auto body : bodies) delete body;
  for (auto boundary : boundaries) delete boundary;
}

CDWorld *cd_world_make(void) {
  cd_redirect();
  return new CDWorld;
}

void cd_world_end(CDWorld *world) { delete world; }

void CDWorld::step(float seconds, int32_t velocityIterations, int32_t positionIterations) {
  for (auto body : bodies)
    if (body->body->IsAwake() && (body->gravity.x != 0 || body->gravity.y != 0))
      body->body->ApplyForceToCenter(body->body->GetMass() * body->gravity, false);
  for (auto joint : joints)
    if (joint->isUnderWay) joint->anchor->SetLinearVelocity((1 / seconds) * (joint->goal - joint->anchor->GetPosition()));

  world.Step(seconds, velocityIterations, positionIterations);

  for (auto joint : joints)
    if (joint->isUnderWay) {
      joint->isUnderWay = false;
      joint->anchor->SetLinearVelocity(b2Vec2(0, 0));
      joint->anchor->SetTransform(joint->goal, 0);
    }
  states.clear();
  for (auto body : bodies) {
    const b2Transform &place = body->body->GetTransform();
    CDPlace now = body->place();
    CDPlace &last = body->written;
    if (now.at.x == last.at.x && now.at.y == last.at.y && now.angle == last.angle) continue;
    last = now;
    states.push_back({body->number, now.at, now.angle, double(place.q.s), double(place.q.c)});
  }
}

void cd_world_step(CDWorld *world, double seconds, int32_t velocityIterations, int32_t positionIterations) {
  world->step(float(seconds), velocityIterations, positionIterations);
}

const CDState *cd_world_states(CDWorld *world, int32_t *count) {
  *count = int32_t(world->states.size());
  return world->states.data();
}

const CDContact *cd_world_contacts(CDWorld *world, int32_t *count) {
  world->told.clear();
  world->told.swap(world->contacts);
  *count = int32_t(world->told.size());
  return world->told.data();
}

bool cd_world_moves(const CDWorld *world) {
  for (auto body : world->bodies)
    if (body->body->IsAwake() && body->body->GetType() != b2_staticBody) return true;
  return false;
}
