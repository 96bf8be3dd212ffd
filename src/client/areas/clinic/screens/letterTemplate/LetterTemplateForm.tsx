/** The form of a letter template: under its text stand the placeholders of its kind, and the example to begin from. Rule: LET-2. */
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { exampleLetters } from '#shared/areas/clinic/domain/exampleLetters';
import { placeholdersOf, type LetterKind } from '#shared/areas/clinic/domain/letters';
import { letterTemplate } from '#shared/areas/clinic/resources/letterTemplate';
import type { Language } from '#shared/locale';
import type { FormSummary } from '#client/kit/form/fields';
import { ResourceForm } from '#client/kit/resource/ResourceForm';
import { useWords } from '#client/kit/useWords';
import css from './letterTemplate.module.css';

function Placeholders({ values, onChange }: ComponentProps<FormSummary>) {
  const { own } = useWords(letterTemplate);
  const { kind, language, title, body } = values as Readonly<Record<string, string>>;
  const example = exampleLetters[kind as LetterKind]?.[language as Language];
  if (!example) return null;
  const fill = () => {
    onChange('title', example.title);
    onChange('body', example.body);
  };
  return (
    <div className={css.under}>
      <p>
        {own['placeholders']}{' '}
        {placeholdersOf(kind as LetterKind).map((name) => (
          <code key={name}>{`{{${name}}}`}</code>
        ))}
      </p>
      {!title && !body && (
        <Button variant="outlined" size="small" onClick={fill}>
          {own['fromExample']}
        </Button>
      )}
    </div>
  );
}

const order = ['entity', 'kind', 'language', 'title', 'body'];

export const LetterTemplateForm = () => <ResourceForm name="letterTemplate" first={order} Summary={Placeholders} summaryUnder="body" />;
