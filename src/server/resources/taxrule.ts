/** Tax rules: kept as they are declared. */
import { taxrule } from '#shared/resources/taxrule';
import { serve } from '../repository/serverResource';

export const servedTaxrule = serve(taxrule, { table: 'taxrules' });
