/** Something that cannot be done with the data. Its message is for the person who asked for it. */
export class DataFailure extends Error {}
