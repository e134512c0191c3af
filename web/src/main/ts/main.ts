import './core/shell';
