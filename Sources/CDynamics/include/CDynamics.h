// A C face on Box2D, which is C++: bodies, joints and contacts of a plane, in points, seconds and radians, y downwards.
//
// It checks nothing: DynamicsEngine hands it finite numbers, and shapes that Box2D takes.
#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CDWorld CDWorld;
typedef struct CDBody CDBody;
typedef struct CDJoint CDJoint;
typedef struct CDBoundary CDBoundary;

typedef struct CDVector {
  double x, y;
} CDVector;

/// Where a body is: its origin, and how far it is turned.
typedef struct CDPlace {
  CDVector at;
  double angle;
} CDPlace;

/// How a body moves: its centre of mass in points, and its turning in radians, a second.
typedef struct CDMotion {
  CDVector linear;
  double angular;
} CDMotion;

/// What a body is made of. Mass and inertia (about the origin) are in kilograms and points.
typedef struct CDMaterial {
  double mass, inertia;
  CDVector centreOfMass;
  double friction, elasticity, resistance, angularResistance;
  bool isAnchored, mayTurn;
} CDMaterial;

/// A body that has moved: its number, where it is, and sine and cosine of its angle.
typedef struct CDState {
  int32_t number;
  CDVector at;
  double angle, sine, cosine;
} CDState;

/// Two things began or ceased to touch. What the second number counts says `isBoundary`.
typedef struct CDContact {
  int32_t body, other;
  bool isBoundary, isBeginning;
  CDVector at;
} CDContact;

/// How many points Box2D's convex shapes have at most.
extern const int32_t cd_vertices;

/// Points of a metre, in which Box2D counts.
extern const double cd_metre;

// A world

CDWorld *cd_world_make(void);
/// Ends the world with its bodies, joints and boundaries; whatever was made in it is invalid.
void cd_world_end(CDWorld *world);
/// Moves everything on.
void cd_world_step(CDWorld *world, double seconds, int32_t velocityIterations, int32_t positionIterations);
/// Where the bodies are that moved in the last step; the pointer is good until the next call that changes the world.
const CDState *cd_world_states(CDWorld *world, int32_t *count);
/// What began or ceased to touch since the last call, in order; the pointer is good until the next step.
const CDContact *cd_world_contacts(CDWorld *world, int32_t *count);
/// Whether some body is awake.
bool cd_world_moves(const CDWorld *world);

// Bodies

/// A body without a shape, which touches nothing.
CDBody *cd_body_make(CDWorld *world, int32_t number, CDPlace place);
/// Takes the body out, with the joints that hold it.
void cd_body_end(CDBody *body);
/// Adds a convex shape: three points at least, `cd_vertices` at most, about the origin, not all on a line.
void cd_body_add_polygon(CDBody *body, const CDVector *points, int32_t count);
void cd_body_add_circle(CDBody *body, CDVector centre, double radius);
void cd_body_clear_shapes(CDBody *body);
void cd_body_set_material(CDBody *body, CDMaterial material);
/// Bodies touch those with which they share an item group, and the boundaries of their boundary groups.
void cd_body_set_groups(CDBody *body, const int32_t *items, int32_t itemCount, const int32_t *boundaries, int32_t boundaryCount);
/// An acceleration in points a second squared that always acts.
void cd_body_set_gravity(CDBody *body, CDVector gravity);
CDPlace cd_body_place(const CDBody *body);
/// Puts the body there. It keeps its motion, and wakes.
void cd_body_put(CDBody *body, CDPlace place);
CDMotion cd_body_motion(const CDBody *body);
void cd_body_set_motion(CDBody *body, CDMotion motion);
/// Whether it moves, or may be moved: what sleeps waits for something that touches it.
bool cd_body_is_awake(const CDBody *body);
void cd_body_wake(CDBody *body);
/// A force (kilograms · points a second squared) during the next step, at a point of the body; it does not wake it.
void cd_body_push(CDBody *body, CDVector force, CDVector at);
/// A change of momentum (kilograms · points a second) now, at a point of the body.
void cd_body_kick(CDBody *body, CDVector impulse, CDVector at);

// Boundaries

/// Edges from each point to the next, which bodies with this group run up against.
CDBoundary *cd_boundary_make(CDWorld *world, int32_t number, int32_t group, const CDVector *points, int32_t count, double friction);
void cd_boundary_end(CDBoundary *boundary);

// Joints

typedef enum CDJointKind {
  CDJointRod,     // two points stay `length` apart, softly if there is a frequency
  CDJointRope,    // two points are `length` apart at most
  CDJointPin,     // two points stay together; the bodies turn within `low`…`high`, against a friction
  CDJointWeld,    // two points stay together, and the bodies do not turn against each other; softly if there is a frequency
  CDJointSlide,   // one point moves along an axis through the other, by `low`…`high` points
  CDJointTarget,  // a point is drawn to another, softly
} CDJointKind;

typedef struct CDJointPlan {
  CDJointKind kind;
  CDVector at, otherAt;  // of the bodies' own coordinates; of the world's where there is no other body
  double length;
  double frequency, damping;  // a second; of what is critical
  double frictionTorque;
  CDVector axis;
  bool isLimited;
  double low, high;
} CDJointPlan;

/// Holds a body to another, or, if that is NULL, to a point of the world.
CDJoint *cd_joint_make(CDWorld *world, CDBody *body, CDBody *other, CDJointPlan plan);
void cd_joint_end(CDJoint *joint);
/// Moves the point of the world that the joint holds on to: within the next step, with the speed that this takes, or at once.
void cd_joint_move(CDJoint *joint, CDVector to, bool atOnce);

// The C library's functions, as Box2D is given them.

/// Sine and cosine with the same bits on every machine.
float cd_sine(float angle);
float cd_cosine(float angle);
/// How many of the library's references to the C library's sine and cosine lead to ours; 0 before the first world.
int32_t cd_redirected(void);

#ifdef __cplusplus
}
#endif
