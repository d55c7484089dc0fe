import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { DeviceSetting } from '../../lib/device-setting.ts';

interface SettingSwitchProps {
  icon: LucideIcon;
  setting: DeviceSetting<boolean>;
  label: string;
  /** What it does, where the label does not say it all. */
  text?: string;
}

/** A setting that is on or off, as a row of the sheet. */
export function SettingSwitch({ icon: Icon, setting, label, text }: SettingSwitchProps) {
  const id = useId();
  const isOn = setting.use();
  return (
    <div className="setting-row">
      <Icon size={23} aria-hidden="true" />
      <span>
        <b id={id}>{label}</b>
        {text ? <small id={`${id}-text`}>{text}</small> : null}
      </span>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={text ? `${id}-text` : undefined}
        onClick={() => setting.choose(!isOn)}
      />
    </div>
  );
}
