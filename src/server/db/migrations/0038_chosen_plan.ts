/** The plan that somebody chose on the price page is kept with their account until they start a clinic. Rule: SUB-25. */
import type { Migration } from '../migrate';

export const chosenPlan: Migration = {
  name: '0038_chosen_plan',
  up: ['alter table users add column if not exists chosen_plan text'],
};
