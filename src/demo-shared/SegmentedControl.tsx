import styles from './SegmentedControl.module.css';

type SegmentedControlProps<Value extends string> = {
  legend: string;
  name: string;
  options: { value: Value; label: string; note?: string }[];
  defaultValue: Value;
  onChange: (value: Value) => void;
};

/** Uncontrolled radio buttons, so that a choice is visible before React re-renders. */
export function SegmentedControl<Value extends string>({
  legend,
  name,
  options,
  defaultValue,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset className={styles.segments}>
      <legend className="label">{legend}</legend>
      <div className={styles.row}>
        {options.map(({ value, label, note }) => (
          <label className={`ui-medium corner-brackets ${styles.segment}`} key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              onChange={() => onChange(value)}
            />
            <span>{label}</span>
            {note && <small>{note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
