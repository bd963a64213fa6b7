/** More members than this make a page that says less around its table: 40 rows are to weigh no more than 12 KB. */
const MAX_USUAL_MEMBERS = 12;

export const isLargeFamily = ({ familyMembers = [] }: { familyMembers?: readonly unknown[] | undefined }) =>
  familyMembers.length > MAX_USUAL_MEMBERS;
