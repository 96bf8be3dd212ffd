/** The list of billing terms: those that have begun stay, so nothing offers to delete them. Rule: MNY-14. */
import { haveBegun } from '#shared/areas/billing/domain/billingTermRules';
import type { BillingTerm } from '#shared/areas/billing/resources/billingTerm';
import type { Row } from '#client/services/serviceResults';
import { ResourceList } from '#client/kit/resource/ResourceList';

const stays = (row: Row) => haveBegun((row as BillingTerm).valid_from, new Date());

export function BillingTermList() {
  return <ResourceList name="billingTerm" stays={stays} />;
}
