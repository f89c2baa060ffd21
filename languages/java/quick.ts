/** Options of a Java machine that works for seconds: nothing is compiled for long, or cleaned up beside. */
export const QUICK: readonly string[] = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The same for programs that hand them on to theirs, such as javac. */
export const QUICK_INSIDE: readonly string[] = QUICK.map((option) => `-J${option}`);
