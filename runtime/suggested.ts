/** Names that an editor completes; any other text is taken too, and answered with a reason at run time. */
export type Suggested<Name extends string> = Name | (string & {});
