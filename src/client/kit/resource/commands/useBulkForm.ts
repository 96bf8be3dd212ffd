/** The form of a bulk command: its input once for all records, what would become of each, and the giving of it. Rule: CMD-7. */
import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import type { Problem } from '#shared/errors';
import type { AnyModule } from '../../anyModule';
import type { Values } from '../../form/changes';
import { byField, checked, standing, startOf } from '../../form/fields';
import type { CommandTexts } from '../../words';
import type { BulkResult, Chosen } from '#client/services/serviceResults';
import { useAppDispatch } from '#client/store/hooks';
import { newId } from '#client/storeKit/ids';
import { useSelectedRecords, type SelectedRecord } from './selectedRecords';
import { useBulkSteps, type Progress } from './useBulkSteps';
import { inputIn, PAUSE, useInput } from './useCommandForm';

type Options = { module: AnyModule; name: string; words: CommandTexts; chosen: Chosen; onDone: () => void };

/** Asks what the command would do with what the form holds, once nobody types and nothing in it is wrong. */
function usePreviews({ module, name }: Options, records: readonly SelectedRecord[] | null, input: Values | null) {
  const { progress, ask, stop } = useBulkSteps(module, 'previewMany');
  const [bulk] = useState(newId);
  const asked = input === null ? null : JSON.stringify(input);
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    if (asked === null || !records) return undefined;
    const timer = setTimeout(() => {
      setTold(asked);
      void ask({ bulk, command: name, input: JSON.parse(asked) as Values, records });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [ask, stop, bulk, name, asked, records]);
  // What was told of another input says nothing of this one.
  return told === asked && asked !== null ? progress : undefined;
}

const isRefused = (result: BulkResult) => 'problems' in result;

/** The records that the preview found possible. */
const possible = (records: readonly SelectedRecord[], preview: Progress | undefined): readonly SelectedRecord[] => {
  const refused = new Set(preview?.results.filter(isRefused).map(({ id }) => id));
  return records.filter(({ id }) => !refused.has(id));
};

/** Problems of the input itself, which are the same for every record. */
const inputProblems = (...all: readonly (Progress | undefined)[]): Problem[] => {
  const whole = all.flatMap((one) => one?.errors ?? []);
  const alike = all.flatMap((one) => (one?.results.length && one.results.every(isRefused) ? [one.results[0]!] : []));
  return [...whole, ...alike.flatMap((one) => ('problems' in one ? one.problems : []))].filter(({ pointer }) => pointer);
};

/** What was sent: under which name, to which records, and what they were told. */
type Sent = { readonly bulk: string; readonly records: readonly SelectedRecord[]; readonly input: string; readonly values: Values };

export function useBulkForm(options: Options) {
  const { module, name, chosen, onDone } = options;
  const dispatch = useAppDispatch();
  const meant = useSelectedRecords(module, chosen);
  const { told, fields } = useInput(options);
  const run = useBulkSteps(module, 'runMany');
  const [sent, setSent] = useState<Sent | null>(null);
  const formik = useFormik<Record<string, unknown>>({
    initialValues: startOf(told, fields, undefined, {}),
    validateOnMount: true,
    validate: (values) => checked(told, fields, values, 'add') as object,
    onSubmit: async (values) => {
      const input = inputIn(told, values, formik.initialValues);
      const asText = JSON.stringify(input);
      // What was sent and not answered is sent again under the same name.
      const isAgain = sent?.input === asText;
      const { bulk, records } = isAgain ? sent : { bulk: newId(), records: possible(meant.records ?? [], preview) };
      setSent({ bulk, records, input: asText, values });
      const ended = await run.ask({ bulk, command: name, input, records }, { refresh: true });
      dispatch(module.actions.acknowledge(bulk));
      if (ended && !ended.errors.length && !ended.results.some(isRefused)) onDone();
    },
  });
  const isAsking = !formik.isSubmitting && run.progress.results.length === 0;
  const preview = usePreviews(
    options,
    meant.records,
    isAsking && formik.isValid ? inputIn(told, formik.values, formik.initialValues) : null,
  );
  const found = formik.errors as unknown as Readonly<Record<string, Problem>>;
  const problems: Readonly<Record<string, Problem>> = {
    ...standing(byField(told, fields, inputProblems(preview, run.progress)), sent?.values ?? formik.values, formik.values),
    ...Object.fromEntries(Object.entries(found).filter(([field]) => formik.submitCount > 0 || formik.touched[field])),
  };
  return { formik, fields, told, problems, meant, preview, run: run.progress, stop: run.stop, sentTo: sent?.records.length ?? 0 };
}
