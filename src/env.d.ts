/** Set by the build: changes with every build, so that stored answers of another version are not used. */
declare const __BUILD_ID__: string;
/** Set by the build: the languages in which landing pages are written. */
declare const __LANDING_LANGUAGES__: readonly string[];

/** Addresses of a small picture in each style, as far as the build drew them (tools/style-samples.ts). */
declare module 'virtual:style-samples' {
  const samples: Partial<Record<string, string>>;
  export default samples;
}
