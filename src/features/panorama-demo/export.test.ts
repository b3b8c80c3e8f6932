import { expect, test } from 'vitest';
import { answerToCsv } from './export.ts';
import { answer, questions } from './model/answers.ts';
import { makeDataset } from './model/make-dataset.ts';
import { roles, visibleTo } from './model/permissions.ts';

test('has one line a row and no column that is hidden from the role', () => {
  for (const role of roles)
    for (const question of questions) {
      const result = answer(question, visibleTo(role, makeDataset(22)));
      const lines = answerToCsv(result).trim().split('\r\n');
      expect(lines).toHaveLength(result.rows.length + 1);
      for (const { name, hidden } of result.columns) expect(lines[0]?.includes(`"${name}"`)).toBe(!hidden);
    }
});

test('a cell that names accounts lists them', () => {
  const columns = [{ name: 'Promised to' }, { name: 'Secret', hidden: true }];
  const rows = [
    {
      id: '1',
      cells: [
        [
          { id: 'a', name: 'Ablethorn' },
          { id: 'b', name: '=B()' },
        ],
        undefined,
      ],
    },
  ];
  expect(answerToCsv({ columns, rows })).toBe('\uFEFF"Promised to"\r\n"Ablethorn; =B()"\r\n');
});
