import { beginSession, claimsOf, endSession, isLive, storedToken, type Session } from '../../lib/session.ts';
import { ownTraces } from '../session/traces.ts';

/** A token that the server has just given is over by the clock of this device. */
export class ClockWrong extends Error {}

/** Begins the session on this device. Throws, and leaves nothing, where the device keeps nothing or its clock is wrong. */
export function keepSession(session: Session): void {
  if (!isLive(session.token)) throw new ClockWrong('this device takes a new token for an old one');
  // Before anybody hears of the new user: the form begins anew with what it finds then.
  ownTraces(claimsOf(session.token)?.sub ?? session.user.id);
  beginSession(session);
  if (storedToken() === session.token) return;
  endSession();
  throw new Error('this device keeps no session');
}
