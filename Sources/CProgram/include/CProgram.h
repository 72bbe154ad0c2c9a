#ifndef CPROGRAM_H
#define CPROGRAM_H

/// Plays the app of a delegate's class, on the program's command line, and gives its exit code; -1 where nobody in the program can.
///
/// Both are Swift's classes as they lie in memory.
int segue_program(const void *delegate_class, const void *application_class);

/// Lets the module UIKit install the services of an app. Does nothing if UIKit is not linked.
void segue_services(const void *services);

#endif
