#ifndef CPROGRAM_H
#define CPROGRAM_H

/// Runs the app of a delegate class as the command line asks, and returns its exit code. Returns -1 if SegueApp is not linked.
///
/// Both parameters are pointers to Swift class objects.
int segue_program(const void *delegate_class, const void *application_class);

/// Lets the module UIKit install the services of an app. Does nothing if UIKit is not linked.
void segue_services(const void *services);

#endif
