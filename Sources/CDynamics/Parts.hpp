// What the parts of the face share.
#pragma once
#include <box2d/box2d.h>

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "CDynamics.h"

// No fused multiply-add where a processor has it: the same bits everywhere.
#pragma STDC FP_CONTRACT OFF

constexpr float metre = 150;  // points (Docs/behaviour/dynamics.md, "Dynamics")

inline b2Vec2 metres(CDVector v) { return b2Vec2(float(v.x / metre), float(v.y / metre)); }
inline CDVector points(b2Vec2 v) { return {double(v.x) * metre, double(v.y) * metre}; }

/// Whom a fixture belongs to.
struct Owner {
  bool isBoundary;
  int32_t number;
};

struct CDBody : Owner {
  CDWorld *world;
  size_t index;
  b2Body *body;
  CDMaterial material{};
  std::vector<int32_t> itemGroups, boundaryGroups;
  b2Vec2 gravity{0, 0};
  CDPlace written{};
  /// Where it was put, and what Box2D made of that: floats of metres, which are not quite the same.
  CDPlace given{};
  b2Vec2 givenAt{0, 0};
  float givenAngle = 0;

  void remember(CDPlace place);
  CDPlace place() const;
};

struct CDBoundary : Owner {
  CDWorld *world;
  size_t index;
  b2Body *body;
  int32_t group;
};

struct CDJoint {
  CDWorld *world;
  size_t index;
  CDBody *body;
  b2Joint *joint;   // NULL once a body of it is gone
  b2Body *anchor;   // what stands for the world's point, if the joint is not drawn to a target
  b2Vec2 goal{0, 0};
  bool isUnderWay = false;
};

struct CDWorld : b2ContactFilter, b2ContactListener, b2DestructionListener {
  b2World world{b2Vec2(0, 0)};
  b2Body *ground;
  std::vector<CDBody *> bodies;
  std::vector<CDBoundary *> boundaries;
  std::vector<CDJoint *> joints;
  std::vector<CDState> states;
  std::vector<CDContact> contacts, told;
  /// How many shapes of two owners touch: a body may have several, and a boundary has an edge for each side.
  std::map<std::pair<Owner *, Owner *>, int> touching;

  CDWorld();
  ~CDWorld();
  void step(float seconds, int32_t velocityIterations, int32_t positionIterations);
  void forget(Owner *owner);

  bool ShouldCollide(b2Fixture *a, b2Fixture *b) override;
  void BeginContact(b2Contact *contact) override;
  void EndContact(b2Contact *contact) override;
  void SayGoodbye(b2Joint *joint) override;
  void SayGoodbye(b2Fixture *) override {}
};

/// Elements know their place in the list of their world, so that one leaves at the same cost however long it is.
template <typename Element>
void enter(std::vector<Element *> &list, Element *element) {
  element->index = list.size();
  list.push_back(element);
}

template <typename Element>
void leave(std::vector<Element *> &list, Element *element) {
  list[element->index] = list.back();
  list[element->index]->index = element->index;
  list.pop_back();
}
