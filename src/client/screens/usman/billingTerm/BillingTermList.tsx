/** The list of billing terms: those that have begun stay, so nothing offers to delete them. Rule: MNY-14. */
import { haveBegun } from '#shared/domain/billingTermRules';
import type { BillingTerm } from '#shared/resources/billingTerm';
import type { Row } from '../../../services/serviceResults';
import { ResourceList } from '../../resource/ResourceList';

const stays = (row: Row) => haveBegun((row as BillingTerm).valid_from, new Date());

export function BillingTermList() {
  return <ResourceList name="billingTerm" stays={stays} />;
}
