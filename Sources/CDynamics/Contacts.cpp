// Who touches whom, and who is told.
#include "Parts.hpp"

static Owner *owner(b2Fixture *fixture) { return reinterpret_cast<Owner *>(fixture->GetUserData().pointer); }

static bool contains(const std::vector<int32_t> &groups, int32_t group) {
  for (auto each : groups)
    if (each == group) return true;
  return false;
}

bool CDWorld::ShouldCollide(b2Fixture *a, b2Fixture *b) {
  Owner *first = owner(a), *second = owner(b);
  if (first->isBoundary) std::swap(first, second);
  if (first->isBoundary) return false;
  auto body = static_cast<CDBody *>(first);
  if (second->isBoundary) return contains(body->boundaryGroups, static_cast<CDBoundary *>(second)->group);
  for (auto group : static_cast<CDBody *>(second)->itemGroups)
    if (contains(body->itemGroups, group)) return true;
  return false;
}

/// Both owners, a boundary second, and of two bodies the one with the smaller number first.
static std::pair<Owner *, Owner *> owners(b2Contact *contact) {
  Owner *first = owner(contact->GetFixtureA()), *second = owner(contact->GetFixtureB());
  bool areTurned = first->isBoundary || (!second->isBoundary && second->number < first->number);
  return areTurned ? std::pair(second, first) : std::pair(first, second);
}

void CDWorld::BeginContact(b2Contact *contact) {
  auto pair = owners(contact);
  if (touching[pair]++ > 0) return;
  b2WorldManifold manifold;
  contact->GetWorldManifold(&manifold);
  b2Vec2 at = manifold.points[0];
  if (contact->GetManifold()->pointCount == 2) at = 0.5f * (at + manifold.points[1]);
  contacts.push_back({pair.first->number, pair.second->number, pair.second->isBoundary, true, points(at)});
}

void CDWorld::EndContact(b2Contact *contact) {
  auto pair = owners(contact);
  auto found = touching.find(pair);
  if (found == touching.end() || --found->second > 0) return;
  touching.erase(found);
  contacts.push_back({pair.first->number, pair.second->number, pair.second->isBoundary, false, {0, 0}});
}

void CDWorld::forget(Owner *owner) {
  for (auto i = touching.begin(); i != touching.end();)
    i = i->first.first == owner || i->first.second == owner ? touching.erase(i) : std::next(i);
}
