/** The notes of a visit: one's own draft in its editor, and what was signed. Rules: NOTE-1 to NOTE-5. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { noteParts, visitNote, type VisitNote } from '#shared/areas/clinic/resources/visitNote';
import { CommandBar } from '#client/kit/resource/commands/CommandBar';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { newId } from '#client/storeKit/ids';
import { Card } from '#client/ui/Card';
import * as modules from '../../modules';
import { isOpenVisit } from './isOpenVisit';
import { NoteEditor, notes } from './NoteEditor';
import { useClock } from './useClock';
import type { VisitLists } from './useVisitLists';
import css from './visit.module.css';

/** Signing is offered where the note is written. */
const withoutSign = ['sign'];

/** A note that is read: signed, amended, or the draft of a colleague. */
function ReadNote({ note }: { note: VisitNote }) {
  const { t } = useTranslation('examination');
  const { fields } = useWords(visitNote);
  const clock = useClock();
  const source = useAppSelector((state) => note.source && modules.visitNote.selectors.byId(state, note.source.id));
  const said = { name: note.author ?? '', when: note.signed_at ? clock(note.signed_at) : '' };
  return (
    <article className={css.read} data-status={note.status}>
      <p className={css.by}>{note.status === 'draft' ? t('noteDraftOf', said) : t('noteSigned', said)}</p>
      {note.status === 'amended' && <p className={css.by}>{t('noteAmended')}</p>}
      {note.previous && <p className={css.by}>{t('noteAmends', { reason: note.reason ?? '' })}</p>}
      <dl>
        {noteParts
          .filter((part) => note[part])
          .map((part) => (
            <div key={part}>
              <dt>{fields[part]}</dt>
              <dd className={css.text}>{note[part]}</dd>
            </div>
          ))}
      </dl>
      {source && (
        <p className={css.by}>{t('noteCopied', { name: source.author ?? '', when: source.signed_at ? clock(source.signed_at) : '' })}</p>
      )}
      {note.status === 'signed' && (
        <div className="screen-only">
          <CommandBar module={notes} id={note.id} legalOnly without={withoutSign} />
        </div>
      )}
    </article>
  );
}

/**
 * The note that is being written here: it keeps its id while it is typed, saved and signed.
 * @param begins whether the page begins one by itself: once
 */
const useWriting = (own: VisitNote | undefined, begins: boolean) => {
  const [id, setId] = useState<string | null>(null);
  const [hasBegun, setBegun] = useState(false);
  const begin = () => {
    setBegun(true);
    setId(own?.id ?? newId());
  };
  if (id === null && (own || (begins && !hasBegun))) begin();
  const record = useAppSelector((state) => (id === null ? undefined : modules.visitNote.selectors.byId(state, id)));
  // What was signed or discarded is not written any more.
  if (id !== null && record?.status && record.status !== 'draft') setId(null);
  return { id, record, begin };
};

type Props = { visit: Visit; notes: VisitLists['notes']; before: readonly VisitNote[] };

/** @param before the patient's signed notes, from which text can be copied */
export function NotesCard({ visit, notes: { rows, isKnown }, before }: Props) {
  const { t } = useTranslation('examination');
  const mayList = useCan('visitNote', 'list');
  const mayAdd = useCan('visitNote', 'add') && isOpenVisit(visit);
  const person = useAppSelector((state) => me.selectors.actor(state)?.id);
  const own = rows.find(({ status, author_id }) => status === 'draft' && author_id === person);
  const hasSigned = rows.some(({ status, author_id }) => status !== 'draft' && author_id === person);
  const { id, record, begin } = useWriting(own, isKnown && mayAdd && !hasSigned && visit.status === 'diperiksa');
  if (!mayList) return null;
  const others = rows.filter((one) => one.id !== id);
  const last = before.find((one) => one.visit.id !== visit.id);
  return (
    <Card
      title={t('notes')}
      badge={
        mayAdd &&
        id === null && (
          <Button size="small" variant="outlined" onClick={begin}>
            {t('noteWrite')}
          </Button>
        )
      }
    >
      {id !== null && <NoteEditor key={id} id={id} visit={visit} record={record} last={last} />}
      {isKnown && rows.length === 0 && id === null && <p className={css.none}>{t('noteNone')}</p>}
      {others.map((note) => (
        <ReadNote key={note.id} note={note} />
      ))}
    </Card>
  );
}
