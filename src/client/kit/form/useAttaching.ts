/** The files that a form is about to send: each is looked at, uploaded at once, and takes its place among the values when it has arrived. Rule: VAL-15. */
import { useEffect, useRef, useState } from 'react';
import type { AttachedFile, FileRules } from '#shared/domain/file';
import type { Problem } from '#shared/errors';
import { useUploads, type Attaching } from '../../store/attaching';
import { examined } from './choosingFiles';

/** A file of the form. One that is on its way has no id yet, but the ticket of its upload. */
export type FormFile = AttachedFile & { readonly ticket?: string };

/** A file that was not taken, and why. */
export type RefusedFile = { readonly name: string; readonly problem: Problem };

export type ManyRules = FileRules & { readonly most: number };

const lost: Problem = { code: 'upload.invalid' };

/** A file as it is now: arrived, still on its way, or refused. A file without an upload was on its way when the page was reloaded, and is lost. */
const settled = (file: FormFile, uploads: Readonly<Record<string, Attaching>>): FormFile | RefusedFile => {
  if (file.id) return file;
  const upload = uploads[file.ticket ?? ''];
  if (upload?.file) return upload.file;
  return upload && !upload.problem ? file : { name: file.name, problem: upload?.problem ?? lost };
};

const isRefused = (one: FormFile | RefusedFile): one is RefusedFile => 'problem' in one;

type Options = { readonly files: readonly FormFile[]; readonly rules: ManyRules; readonly onChange: (files: readonly FormFile[]) => void };

export function useAttaching({ files, rules, onChange }: Options) {
  const { uploads, begin, forget } = useUploads();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  // Looking at files takes a moment, in which others may have been added.
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  });
  useEffect(() => {
    const now = files.map((file) => settled(file, uploads));
    if (now.every((one, index) => one === files[index])) return;
    for (const { ticket } of files.filter((file, index) => now[index] !== file)) if (ticket) forget(ticket);
    const over = now.filter(isRefused);
    if (over.length) setRefused((before) => [...before, ...over]);
    onChange(now.filter((one): one is FormFile => !isRefused(one)));
  }, [forget, files, uploads, onChange]);

  const add = async (chosen: readonly File[]) => {
    if (!chosen.length) return;
    const looked = await Promise.all(chosen.map(async (file) => ({ file, ...(await examined(file, rules)) })));
    const wrong = looked.flatMap(({ file, problem }) => (problem ? [{ name: file.name, problem }] : []));
    const sound = looked.filter(({ problem }) => !problem);
    const room = Math.max(rules.most - latest.current.files.length, 0);
    const tooMany: Problem = { code: 'files.too_many', meta: { max: rules.most } };
    setRefused([...wrong, ...sound.slice(room).map(({ file: { name } }) => ({ name, problem: tooMany }))]);
    const sent = sound
      .slice(0, room)
      .map(({ file, type }): FormFile => ({ id: '', name: file.name, size: file.size, type, ticket: begin(file) }));
    if (sent.length) latest.current.onChange([...latest.current.files, ...sent]);
  };
  const remove = (file: FormFile) => {
    if (file.ticket) forget(file.ticket);
    onChange(files.filter((one) => one !== file));
  };
  return { refused, add: (chosen: readonly File[]) => void add(chosen), remove };
}
