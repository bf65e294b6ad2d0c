export const benefitDrawings: (({ className }: { className?: string }) => JSX.Element)[] = [];
