/** Set by the build: changes with every build, so that stored answers of another version are not used. */
declare const __BUILD_ID__: string;
