/** The form of a command: its fields from the declaration, its preview while it is filled in, and its sending. */
import { useFormik } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import type { Problem } from '#shared/errors';
import { inputOf, previewedInput } from '#shared/kit/commands';
import type { Resource } from '#shared/kit/resource';
import { wordsFor } from '#shared/kit/pageWords';
import { knownName, useRequest, type AnyModule } from '../../anyModule';
import type { Values } from '../../form/changes';
import { fieldsOf, type FieldWords } from '../../form/declaredFields';
import { byField, checked, sendable, standing, startOf } from '../../form/fields';
import { requestEnded } from '../../form/useSaving';
import { confirmationOf, warningsIn } from '../../form/Warnings';
import type { CommandTexts } from '../../words';
import type { Confirming, Row } from '#client/services/serviceResults';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import type { RootState } from '#client/store/index';
import { moduleOfType } from '#client/storeKit/moduleRegistry';
import type { FollowUp, Step } from '#client/storeKit/intents';

type Options = {
  module: AnyModule;
  record: Row;
  name: string;
  words: CommandTexts;
  given?: Values | undefined;
  waitsFor?: ((values: Values) => string | undefined) | undefined;
  onDone: () => void;
};

/** Milliseconds after the last keystroke until the preview is asked for. */
export const PAUSE = 300;

type Give = (order: { id: string; version: number; input: Values } & Confirming, ...then: FollowUp[]) => Step;

const texts: readonly string[] = ['text', 'longText'];

/** What decides on the changes: everything but words that somebody writes. */
const decisive = (told: Resource, input: Values): string =>
  JSON.stringify(Object.entries(input).filter(([name]) => !texts.includes(told.attributes[name]?.kind ?? '')));

/**
 * Asks for the preview of what the form holds, once nobody types and nothing in it is wrong.
 * @returns also whether the preview of the current choices is still to be shown
 */
function usePreview({ module, record, name }: Options, told: Resource, input: Values | null) {
  const dispatch = useAppDispatch();
  const { id, version } = record;
  const asked = input === null ? null : JSON.stringify(input);
  const choices = input && `${version} ${decisive(told, input)}`;
  const [sentFor, setSentFor] = useState<string | null>(null);
  const [answeredFor, setAnsweredFor] = useState<string | null>(null);
  useEffect(() => {
    if (asked === null) return undefined;
    const timer = setTimeout(() => {
      dispatch(module.actions.preview({ id, version, command: name, input: JSON.parse(asked) as Values }));
      setSentFor(choices);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [dispatch, module, id, version, name, asked, choices]);
  const view = useAppSelector((state) => module.selectors.preview(state, id));
  if (!view.busy && answeredFor !== sentFor) setAnsweredFor(sentFor);
  return { ...view, isDue: choices !== null && choices !== answeredFor };
}

/** The input of the command, as a form asks for it, and the values that the record already has for it, where it is given to one. */
export function useInput({ module, record, name, words, given: more }: Omit<Options, 'record' | 'onDone' | 'waitsFor'> & { record?: Row }) {
  const told = useMemo(() => inputOf(module.resource, name), [module, name]);
  const fields = useMemo(() => {
    const said: FieldWords = { fields: words.input ?? {}, help: words.help ?? {}, choices: words.choices ?? {}, lines: {} };
    return fieldsOf(told, said, moduleOfType);
  }, [told, words]);
  const isKept = record && !module.resource.commands[name]?.startsEmpty;
  const [given] = useState(() => ({
    ...(isKept && Object.fromEntries(fields.flatMap((one) => ((record[one.name] ?? null) === null ? [] : [[one.name, record[one.name]]])))),
    ...more,
  }));
  return { told, fields, given };
}

/** A list that nobody touched is left out: empty it would mean that nothing shall be left, such as no add-on. */
export const inputIn = (told: Resource, values: Values, initial: Values): Values =>
  Object.fromEntries(
    Object.entries(sendable(told, values)).filter(
      ([name, value]) => !Array.isArray(value) || value.length > 0 || (Array.isArray(initial[name]) && initial[name].length > 0),
    ),
  );

export function useCommandForm(options: Options) {
  const { module, record, name, waitsFor, onDone } = options;
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const request = useRequest(module, record.id);
  const [sent, setSent] = useState<Values | null>(null);
  const { told, fields, given } = useInput(options);
  const formik = useFormik<Record<string, unknown>>({
    initialValues: startOf(told, fields, undefined, given),
    validateOnMount: true,
    validate: (values) => checked(told, fields, values, 'add') as object,
    onSubmit: (values) => perform(values),
  });
  const perform = async (values: Values, said: Confirming = {}) => {
    setSent(values);
    dispatch(module.actions.acknowledge(record.id));
    const give = module.commands[name] as Give;
    const done = {
      notify: `${wordsFor(module.name)}:commands.${name}.done`,
      // One without a name may get its number by the command: then the notice has it from the answer.
      values: { name: knownName(module, record) ?? '' },
    };
    const order = { id: record.id, version: record.version, input: inputIn(told, values, formik.initialValues) };
    dispatch(give({ ...order, ...said }, done, { refresh: true }));
    if (await requestEnded(store, module, record.id)) onDone();
  };
  const command = module.resource.commands[name]!;
  /** Whether nothing is wrong that a preview needs. */
  const isSound = Object.keys(formik.errors).every((field) => command.noted?.includes(field));
  const isAsked = !command.blind && isSound && !formik.isSubmitting && waitsFor?.(formik.values) === undefined;
  const input = isAsked ? previewedInput(command, inputIn(told, formik.values, formik.initialValues)) : null;
  const preview = usePreview(options, told, input);
  const warnings = request.failed === 'run' ? warningsIn(request) : [];
  const refused = request.failed === 'run' && !warnings.length ? byField(told, fields, request.errors) : {};
  const found = formik.errors as unknown as Readonly<Record<string, Problem>>;
  const problems: Readonly<Record<string, Problem>> = {
    ...byField(
      told,
      fields,
      preview.errors.filter(({ pointer }) => pointer),
    ),
    ...standing(refused, sent, formik.values),
    ...Object.fromEntries(Object.entries(found).filter(([field]) => formik.submitCount > 0 || formik.touched[field])),
  };
  return {
    formik,
    fields,
    told,
    problems,
    isSound,
    preview,
    /** What the person has to read before the server does it. */
    warnings,
    /** Gives the same command once the warnings were read. @param reason why a rule is overridden */
    confirm: async (reason?: string) => {
      formik.setSubmitting(true);
      await perform(formik.values, { confirmation: confirmationOf(warnings, reason) });
      formik.setSubmitting(false);
    },
    acknowledge: () => void dispatch(module.actions.acknowledge(record.id)),
  };
}
