#include <algorithm>

#include "Parts.hpp"

const int32_t cd_vertices = b2_maxPolygonVertices;

// Box2D keeps shapes apart by their skins (`m_radius`), all but its tolerance. So shapes are inset by nearly as much: what lies on something
// else lies on it. (At rest they are up to the tolerance into each other: half of it is taken for the truth.) Skins must not be thinner,
// or what rests is taken for an impact on each step, and never sleeps.
static constexpr float edgeSkin = b2_linearSlop / 4;
static constexpr float inset = b2_polygonRadius;
static constexpr float smallestInset = inset / 100;
static constexpr float bodySkin = inset + b2_linearSlop / 4;

static b2FixtureDef fixture(Owner *owner, const b2Shape *shape) {
  b2FixtureDef def;
  def.shape = shape;
  def.userData.pointer = reinterpret_cast<uintptr_t>(owner);
  return def;
}

CDBody *cd_body_make(CDWorld *world, int32_t number, CDPlace place) {
  b2BodyDef def;
  def.type = b2_dynamicBody;
  def.position = metres(place.at);
  def.angle = float(place.angle);
  auto body = new CDBody{{false, number}, world, 0, world->world.CreateBody(&def)};
  body->remember(place);
  enter(world->bodies, body);
  return body;
}

void cd_body_end(CDBody *body) {
  auto world = body->world;
  body->world->world.DestroyBody(body->body);
  world->forget(body);
  leave(world->bodies, body);
  delete body;
}

static void add(CDBody *body, const b2Shape *shape) {
  auto def = fixture(body, shape);
  def.friction = float(body->material.friction);
  def.restitution = float(body->material.elasticity);
  body->body->CreateFixture(&def);
}

/// Moves each side of a polygon inwards; false if that would turn one of them about.
static bool moveInwards(b2PolygonShape &shape, float depth) {
  b2Vec2 moved[b2_maxPolygonVertices];
  int32_t count = shape.m_count;
  for (int32_t i = 0; i < count; i++) {
    b2Vec2 before = shape.m_normals[(i + count - 1) % count], after = shape.m_normals[i];
    moved[i] = shape.m_vertices[i] - (depth / (1 + b2Dot(before, after))) * (before + after);
  }
  for (int32_t i = 0; i < count && depth > smallestInset; i++) {
    int32_t next = (i + 1) % count;
    if (b2Dot(moved[next] - moved[i], shape.m_vertices[next] - shape.m_vertices[i]) <= 0) return false;
  }
  if (depth > smallestInset) std::copy(moved, moved + count, shape.m_vertices);
  return true;
}

void cd_body_add_polygon(CDBody *body, const CDVector *given, int32_t count) {
  b2Vec2 vertices[b2_maxPolygonVertices];
  for (int32_t i = 0; i < count; i++) vertices[i] = metres(given[i]);
  b2PolygonShape shape;
  shape.Set(vertices, count);
  // What is too small or too pointed for the inset gets less of it, and seems larger by the rest.
  float depth = inset;
  for (int32_t i = 0; i < shape.m_count; i++)
    depth = std::min(depth, 0.9f * b2Dot(shape.m_normals[i], shape.m_vertices[i] - shape.m_centroid));
  while (!moveInwards(shape, depth)) depth /= 2;
  shape.m_radius = bodySkin;
  add(body, &shape);
}

void cd_body_add_circle(CDBody *body, CDVector centre, double radius) {
  b2CircleShape shape;
  shape.m_p = metres(centre);
  shape.m_radius = std::max(float(radius / metre), inset) + b2_linearSlop / 4;
  add(body, &shape);
}

void cd_body_clear_shapes(CDBody *body) {
  while (auto fixture = body->body->GetFixtureList()) body->body->DestroyFixture(fixture);
}

void cd_body_set_material(CDBody *body, CDMaterial material) {
  auto b = body->body;
  body->material = material;
  for (auto fixture = b->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    fixture->SetFriction(float(material.friction));
    fixture->SetRestitution(float(material.elasticity));
  }
  // Contacts keep what they mixed when they began.
  for (auto edge = b->GetContactList(); edge; edge = edge->next) {
    edge->contact->ResetFriction();
    edge->contact->ResetRestitution();
  }
  b->SetType(material.isAnchored ? b2_staticBody : b2_dynamicBody);
  b->SetFixedRotation(!material.mayTurn);
  b->SetLinearDamping(float(material.resistance));
  b->SetAngularDamping(float(material.angularResistance));
  b2MassData mass;
  mass.mass = float(material.mass);
  mass.center = metres(material.centreOfMass);
  mass.I = float(material.inertia / (double(metre) * metre));
  b->SetMassData(&mass);
  b->SetAwake(true);
}

void cd_body_set_groups(CDBody *body, const int32_t *items, int32_t itemCount, const int32_t *boundaries, int32_t boundaryCount) {
  body->itemGroups.assign(items, items + itemCount);
  body->boundaryGroups.assign(boundaries, boundaries + boundaryCount);
  for (auto fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
  body->body->SetAwake(true);
}

void cd_body_set_gravity(CDBody *body, CDVector gravity) {
  body->gravity = metres(gravity);
  body->body->SetAwake(true);
}

void CDBody::remember(CDPlace place) {
  given = written = place;
  givenAt = body->GetPosition();
  givenAngle = body->GetAngle();
}

/// What has not moved is where it was put, to the last bit.
CDPlace CDBody::place() const {
  b2Vec2 at = body->GetPosition();
  CDVector now = points(at);
  float angle = body->GetAngle();
  return {{at.x == givenAt.x ? given.at.x : now.x, at.y == givenAt.y ? given.at.y : now.y}, angle == givenAngle ? given.angle : double(angle)};
}

CDPlace cd_body_place(const CDBody *body) { return body->place(); }

void cd_body_put(CDBody *body, CDPlace place) {
  body->body->SetTransform(metres(place.at), float(place.angle));
  body->body->SetAwake(true);
  body->remember(place);
}

CDMotion cd_body_motion(const CDBody *body) {
  return {points(body->body->GetLinearVelocity()), double(body->body->GetAngularVelocity())};
}

void cd_body_set_motion(CDBody *body, CDMotion motion) {
  body->body->SetLinearVelocity(metres(motion.linear));
  body->body->SetAngularVelocity(float(motion.angular));
}

bool cd_body_is_awake(const CDBody *body) { return body->body->IsAwake(); }

void cd_body_wake(CDBody *body) { body->body->SetAwake(true); }

void cd_body_push(CDBody *body, CDVector force, CDVector at) {
  body->body->ApplyForce(metres(force), body->body->GetWorldPoint(metres(at)), false);
}

void cd_body_kick(CDBody *body, CDVector impulse, CDVector at) {
  body->body->ApplyLinearImpulse(metres(impulse), body->body->GetWorldPoint(metres(at)), true);
}

CDBoundary *cd_boundary_make(CDWorld *world, int32_t number, int32_t group, const CDVector *given, int32_t count, double friction) {
  b2BodyDef def;
  auto boundary = new CDBoundary{{true, number}, world, 0, world->world.CreateBody(&def), group};
  enter(world->boundaries, boundary);
  for (int32_t i = 1; i < count; i++) {
    b2EdgeShape edge;
    edge.SetTwoSided(metres(given[i - 1]), metres(given[i]));
    edge.m_radius = edgeSkin;
    auto shape = fixture(boundary, &edge);
    shape.friction = float(friction);
    boundary->body->CreateFixture(&shape);
  }
  return boundary;
}

void cd_boundary_end(CDBoundary *boundary) {
  auto world = boundary->world;
  // What lay on it falls.
  for (auto edge = boundary->body->GetContactList(); edge; edge = edge->next) edge->other->SetAwake(true);
  world->world.DestroyBody(boundary->body);
  world->forget(boundary);
  leave(world->boundaries, boundary);
  delete boundary;
}
