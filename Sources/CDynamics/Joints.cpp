#include "Parts.hpp"

/// Far beyond what holds any item: a target pulls as hard as its frequency says.
static constexpr float unboundedForce = 1e9f;

static void fill(b2JointDef &def, b2Body *a, b2Body *b) {
  def.bodyA = a;
  def.bodyB = b;
  def.collideConnected = true;
}

static b2Joint *rod(CDWorld *world, b2Body *a, b2Vec2 atA, b2Body *b, b2Vec2 atB, const CDJointPlan &plan) {
  b2DistanceJointDef def;
  fill(def, a, b);
  def.localAnchorA = atA;
  def.localAnchorB = atB;
  def.length = float(plan.length / metre);
  if (plan.kind == CDJointRope) {
    def.minLength = 0;
    def.maxLength = def.length;
  } else if (plan.frequency > 0) {
    b2LinearStiffness(def.stiffness, def.damping, float(plan.frequency), float(plan.damping), a, b);
  } else {
    def.minLength = def.maxLength = def.length;
  }
  return world->world.CreateJoint(&def);
}

static b2Joint *pin(CDWorld *world, b2Body *a, b2Vec2 atA, b2Body *b, b2Vec2 atB, const CDJointPlan &plan) {
  b2RevoluteJointDef def;
  fill(def, a, b);
  def.localAnchorA = atA;
  def.localAnchorB = atB;
  def.referenceAngle = b->GetAngle() - a->GetAngle();
  def.enableLimit = plan.isLimited;
  def.lowerAngle = float(plan.low);
  def.upperAngle = float(plan.high);
  def.enableMotor = plan.frictionTorque > 0;
  def.maxMotorTorque = float(plan.frictionTorque / (double(metre) * metre));
  return world->world.CreateJoint(&def);
}

static b2Joint *weld(CDWorld *world, b2Body *a, b2Vec2 atA, b2Body *b, b2Vec2 atB, const CDJointPlan &plan) {
  b2WeldJointDef def;
  fill(def, a, b);
  def.localAnchorA = atA;
  def.localAnchorB = atB;
  def.referenceAngle = b->GetAngle() - a->GetAngle();
  if (plan.frequency > 0) b2AngularStiffness(def.stiffness, def.damping, float(plan.frequency), float(plan.damping), a, b);
  return world->world.CreateJoint(&def);
}

static b2Joint *slide(CDWorld *world, b2Body *a, b2Vec2 atA, b2Body *b, b2Vec2 atB, const CDJointPlan &plan) {
  b2PrismaticJointDef def;
  fill(def, a, b);
  def.localAnchorA = atA;
  def.localAnchorB = atB;
  def.localAxisA = a->GetLocalVector(b2Vec2(float(plan.axis.x), float(plan.axis.y)));
  def.referenceAngle = b->GetAngle() - a->GetAngle();
  def.enableLimit = plan.isLimited;
  def.lowerTranslation = float(plan.low / metre);
  def.upperTranslation = float(plan.high / metre);
  return world->world.CreateJoint(&def);
}

static b2Joint *target(CDWorld *world, b2Body *b, b2Vec2 atB, b2Vec2 to, const CDJointPlan &plan) {
  b2MouseJointDef def;
  fill(def, world->ground, b);
  def.target = b->GetWorldPoint(atB);
  def.maxForce = unboundedForce;
  b2LinearStiffness(def.stiffness, def.damping, float(plan.frequency), float(plan.damping), world->ground, b);
  auto joint = static_cast<b2MouseJoint *>(world->world.CreateJoint(&def));
  joint->SetTarget(to);
  return joint;
}

CDJoint *cd_joint_make(CDWorld *world, CDBody *body, CDBody *other, CDJointPlan plan) {
  auto made = new CDJoint{world, 0, body, nullptr, nullptr};
  b2Body *b = body->body;
  b2Vec2 atB = metres(plan.at), atA = metres(plan.otherAt);
  if (plan.kind == CDJointTarget) {
    made->joint = target(world, b, atB, atA, plan);
  } else {
    b2Body *a = other ? other->body : nullptr;
    if (!a) {
      b2BodyDef def;
      def.type = b2_kinematicBody;
      def.position = atA;
      a = made->anchor = world->world.CreateBody(&def);
      atA.SetZero();
    }
    switch (plan.kind) {
      case CDJointPin: made->joint = pin(world, a, atA, b, atB, plan); break;
      case CDJointWeld: made->joint = weld(world, a, atA, b, atB, plan); break;
      case CDJointSlide: made->joint = slide(world, a, atA, b, atB, plan); break;
      default: made->joint = rod(world, a, atA, b, atB, plan); break;
    }
    if (other) other->body->SetAwake(true);
  }
  made->joint->GetUserData().pointer = reinterpret_cast<uintptr_t>(made);
  b->SetAwake(true);
  enter(world->joints, made);
  return made;
}

void cd_joint_end(CDJoint *joint) {
  auto world = joint->world;
  if (joint->joint) world->world.DestroyJoint(joint->joint);  // wakes what it held
  if (joint->anchor) world->world.DestroyBody(joint->anchor);
  leave(world->joints, joint);
  delete joint;
}

void cd_joint_move(CDJoint *joint, CDVector to, bool atOnce) {
  if (!joint->joint) return;
  if (!joint->anchor) {
    if (joint->joint->GetType() == e_mouseJoint) static_cast<b2MouseJoint *>(joint->joint)->SetTarget(metres(to));
  } else if (atOnce) {
    joint->isUnderWay = false;
    joint->anchor->SetTransform(metres(to), 0);
  } else {
    joint->goal = metres(to);
    joint->isUnderWay = true;
  }
  joint->joint->GetBodyB()->SetAwake(true);
}

void CDWorld::SayGoodbye(b2Joint *joint) { reinterpret_cast<CDJoint *>(joint->GetUserData().pointer)->joint = nullptr; }
