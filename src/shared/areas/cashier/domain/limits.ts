/** The limits above which a discount or a refund needs a second person. Rule: CSH-4. */

export type CashierLimits = {
  /** Per cent of a line's price that one person may take off it. */
  readonly discount_percent: number;
  /** Rupiah that one person may give back at a time. */
  readonly refund_amount: number;
};

/** What a clinic begins with. */
export const firstLimits: CashierLimits = { discount_percent: 10, refund_amount: 250_000 };

/** Whether a discount needs a second person. Both amounts in rupiah. */
export const isAboveDiscountLimit = (discount: number, gross: number, { discount_percent }: CashierLimits): boolean =>
  discount * 100 > gross * discount_percent;
