export declare const root: string;
export declare function fail(line: string): never;
export declare function environment(extra?: Record<string, string>): NodeJS.ProcessEnv;
export declare function run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): void;
export declare function digest(paths: readonly string[]): string;
export declare function ensureInstalled(): void;
export declare function ensureBuilt(): void;
export declare function ensureChromium(): string | undefined;
