export const BrokerMark = ({ className }: { className?: string }) => <svg className={className} />;
export const PartnerMark = ({ className }: { className?: string }) => <svg className={className} />;
export const PortraitPlaceholder = ({ className }: { className?: string }) => <svg className={className} />;
export const LineRule = ({ className }: { className?: string }) => <svg className={className} />;
export const TickLine = ({ className }: { className?: string }) => <svg className={className} />;
export const ClosingLine = ({ className }: { className?: string }) => <svg className={className} />;
