import styles from './SegmentedControl.module.css';

type SegmentedControlProps<Value extends string> = {
  legend: string;
  name: string;
  options: { value: Value; label: string; note?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** Native radio buttons. Uncontrolled, so that the choice shows before the answer is computed. */
export function SegmentedControl<Value extends string>({
  legend,
  name,
  options,
  chosen,
  onChoose,
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
              defaultChecked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
            {note && <small>{note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
