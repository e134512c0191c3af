package tablee.physics;

/** A die at the moment it leaves the hand: speed in millimetres a second, spin in radians a second about the axes of the tray. */
public record Launch(Pose pose, double vx, double vy, double vz, double spinX, double spinY, double spinZ) {}
