export const InsuranceDoor = ({ className }: { className?: string }) => <svg className={className} />;
export const FinanceDoor = ({ className }: { className?: string }) => <svg className={className} />;
