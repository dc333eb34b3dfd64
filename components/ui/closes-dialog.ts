/** Marks a button in a dialog, or a part with links, as what closes the dialog when it is pressed. */
export const closesDialog = { 'data-closes-dialog': '' } as const
