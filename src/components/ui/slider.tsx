interface SliderProps {
  label: string;
  /** The value in words. */
  text: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

/** A slider on a thread: sewn up to where it stands, dashed beyond. Needs the styles of light-details.css. */
export function Slider({ label, text, value, min = 0, max, onChange }: SliderProps) {
  const share = (value - min) / (max - min);
  return (
    <input
      type="range"
      className="slider"
      aria-label={label}
      aria-valuetext={text}
      min={min}
      max={max}
      value={value}
      style={{ backgroundSize: `calc(16px + (100% - 32px) * ${share}) 4px, 100% 3px` }}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  );
}
