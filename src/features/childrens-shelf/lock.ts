import { deviceSetting } from '../../lib/device-setting.ts';
import { LockSchema, OPEN_LOCK } from './lock.rules.ts';

/** The lock of the children's shelf on this device. A PIN stays for the next evening when the mode is left. */
export const lock = deviceSetting('childrens-lock', LockSchema, OPEN_LOCK);
