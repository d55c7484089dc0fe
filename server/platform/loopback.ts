const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address stays on this machine: there alone plain http hides nothing from nobody. */
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);
