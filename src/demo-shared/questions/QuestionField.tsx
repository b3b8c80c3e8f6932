import type { ComponentProps } from 'react';
import { Field } from '../../components/Field.tsx';
import questionsCopy from '../../content/pages/questions.json' with { type: 'json' };
import { AnswerView } from './AnswerView.tsx';
import type { Answer } from './ask.ts';
import styles from './QuestionField.module.css';

export function QuestionField({
  id,
  copy,
  question,
  answer,
  ...rest
}: Omit<ComponentProps<typeof AnswerView>, 'answer'> & {
  id: string;
  copy: { label: string; hint: string; examples: readonly string[] };
  question: string;
  answer: Answer | undefined;
}) {
  const { onAsk } = rest;
  return (
    <>
      <Field
        id={id}
        type="search"
        label={copy.label}
        hint={copy.hint}
        autoComplete="off"
        value={question}
        onChange={({ target }) => onAsk(target.value)}
      />
      <p className={`cluster ${styles.examples}`}>
        {questionsCopy.try}{' '}
        {copy.examples.map((example) => (
          <button
            className="text-button"
            type="button"
            key={example}
            onClick={() => onAsk(example)}
          >
            {example}
          </button>
        ))}
      </p>
      {answer && <AnswerView answer={answer} {...rest} />}
    </>
  );
}
