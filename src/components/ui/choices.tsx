import { useId, type ReactNode } from 'react';

interface ChoicesProps<Value extends string> {
  label: string;
  options: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
  /** What stands in the field of an option. */
  renderOption: (option: Value) => ReactNode;
}

/** A few options of which one is chosen, side by side: arrow keys move, as in every set of radio buttons. */
export function Choices<Value extends string>({ label, options, value, onChoose, renderOption }: ChoicesProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className="choices-label">
        {label}
      </p>
      <div className="choices">
        {options.map((option) => (
          <label key={option} className="choice" data-option={option}>
            <input type="radio" name={id} value={option} checked={option === value} onChange={() => onChoose(option)} />
            {renderOption(option)}
          </label>
        ))}
      </div>
    </div>
  );
}
