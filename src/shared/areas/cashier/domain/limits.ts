/** The limits above which a discount or a refund needs a second person, and the hour at which a day of the books begins. Rules: CSH-4, CSH-9. */

export type CashierLimits = {
  /** Per cent of a line's price that one person may take off it. */
  readonly discount_percent: number;
  /** Rupiah that one person may give back at a time. */
  readonly refund_amount: number;
  /** Each discount and refund needs a second person, however small. */
  readonly four_eyes: boolean;
};

/** What a clinic begins with. */
export const firstLimits: CashierLimits = { discount_percent: 10, refund_amount: 250_000, four_eyes: false };

/** Whether a discount needs a second person. Both amounts in rupiah. */
export const isAboveDiscountLimit = (discount: number, gross: number, { discount_percent, four_eyes }: CashierLimits): boolean =>
  (four_eyes && discount > 0) || discount * 100 > gross * discount_percent;

/** Whether a refund needs a second person. @param amount rupiah */
export const isAboveRefundLimit = (amount: number, { refund_amount, four_eyes }: CashierLimits): boolean =>
  four_eyes || amount > refund_amount;

/** The latest hour at which the day of the books may begin: what was taken before it counts for the day before. */
export const LATEST_DAY_START = 11;
