import { Check } from 'lucide-react';

interface CheckBoxProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A choice that is on or off, with its words beside it. */
export function CheckBox({ label, isChecked, onChange }: CheckBoxProps) {
  return (
    <label className="profile-check">
      <input
        type="checkbox"
        className="peer sr-only"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="box peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3" aria-hidden="true">
        {isChecked ? <Check size={19} strokeWidth={3.2} /> : null}
      </span>
      <span>{label}</span>
    </label>
  );
}
