/** Whether a visit has not ended: its entries can be made. */
import type { Visit } from '#shared/areas/clinic/resources/visit';

export const isOpenVisit = ({ status }: Visit): boolean => status === 'antri' || status === 'diperiksa';
