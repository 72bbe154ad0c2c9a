#include "CProgram.h"

// SegueApp defines the function. UIApplicationMain reports a program without it.
__attribute__((weak)) extern int segue_play_application(const void *delegate_class, const void *application_class);

int segue_program(const void *delegate_class, const void *application_class) {
  return segue_play_application ? segue_play_application(delegate_class, application_class) : -1;
}

// UIKit defines the function. A program that links only the modules below UIKit has no services.
__attribute__((weak)) extern void segue_install_services(const void *services);

void segue_services(const void *services) {
  if (segue_install_services) segue_install_services(services);
}
