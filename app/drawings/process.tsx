export const ProcessLine = ({ className }: { className?: string }) => <svg className={className} />;
export const ProcessLineVertical = ({ className }: { className?: string }) => <svg className={className} />;
