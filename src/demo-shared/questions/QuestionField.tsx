import { Field } from '../../components/Field.tsx';
import copy from '../../content/pages/questions.json' with { type: 'json' };
import styles from './QuestionField.module.css';

type QuestionFieldProps = {
  id: string;
  label: string;
  hint: string;
  examples: readonly string[];
  question: string;
  onAsk: (question: string) => void;
};

export function QuestionField({ id, label, hint, examples, question, onAsk }: QuestionFieldProps) {
  return (
    <>
      <Field
        id={id}
        type="search"
        label={label}
        hint={hint}
        autoComplete="off"
        value={question}
        onChange={({ target }) => onAsk(target.value)}
      />
      <p className={`cluster ${styles.examples}`}>
        {copy.try}{' '}
        {examples.map((example) => (
          <button type="button" key={example} onClick={() => onAsk(example)}>
            {example}
          </button>
        ))}
      </p>
    </>
  );
}
