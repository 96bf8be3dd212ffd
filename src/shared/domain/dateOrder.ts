/** Which of two numbers comes first in a date: `25/11` or `11/25`. */
export const dateOrders = ['day_month', 'month_day'] as const;
export type DateOrder = (typeof dateOrders)[number];
