/** Marks a button in a dialog, or a part with links, as closing the dialog when pressed. */
export const closesDialog = { 'data-closes-dialog': '' } as const
