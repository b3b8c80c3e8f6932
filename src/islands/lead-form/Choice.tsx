import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import { useEffect, useRef, useState } from 'react';
import { FieldFrame } from '../../components/Field.tsx';
import { CaretIcon } from '../../components/icons.tsx';
import styles from './Choice.module.css';

type ChoiceProps = {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  options: readonly string[];
  value: string | undefined;
  error?: string;
  autoComplete: string;
  onChoose: (option: string) => void;
  onLeave: () => void;
};

/**
 * A dropdown: a native select until the code is here, so that the form can be sent without it; then a listbox in a box 200 px high with
 * type-ahead and keys. What was chosen before stays chosen.
 */
export function Choice({ id, name, label, placeholder, options, value, error, autoComplete, onChoose, onLeave }: ChoiceProps) {
  const native = useRef<HTMLSelectElement>(null);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    if (ready) return;
    if (native.current?.value) onChoose(native.current.value);
    setReady(true);
  }, [ready, onChoose]);

  if (!ready)
    return (
      <FieldFrame id={id} label={label}>
        {(wiring) => (
          <select ref={native} name={name} defaultValue="" autoComplete={autoComplete} required {...wiring}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        )}
      </FieldFrame>
    );

  return (
    <CSPProvider disableStyleElements>
      <Select.Root<string>
        id={id}
        name={name}
        value={value || null}
        onValueChange={(option) => option && onChoose(option)}
        onOpenChange={(open) => !open && onLeave()}
        modal={false}
      >
        <FieldFrame id={id} label={label} error={error}>
          {({ className, ...wiring }) => (
            <>
              <Select.Trigger className={`${className} ${styles.trigger}`} {...wiring} aria-labelledby={`${id}-label ${id}`}>
                <Select.Value className={value ? undefined : styles.placeholder}>{value || placeholder}</Select.Value>
                <Select.Icon className={styles.caret}>
                  <CaretIcon />
                </Select.Icon>
              </Select.Trigger>
              <Select.Portal>
                <Select.Positioner className={styles.positioner} sideOffset={6} alignItemWithTrigger={false}>
                  <Select.Popup className={styles.list} aria-label={label}>
                    {options.map((option) => (
                      <Select.Item className={styles.option} key={option} value={option}>
                        <Select.ItemText>{option}</Select.ItemText>
                        <Select.ItemIndicator className={styles.selected} />
                      </Select.Item>
                    ))}
                  </Select.Popup>
                </Select.Positioner>
              </Select.Portal>
            </>
          )}
        </FieldFrame>
      </Select.Root>
    </CSPProvider>
  );
}
