import './core/element';
import './core/shell';
