# Extensions of CKAN share this package.
__path__ = __import__("pkgutil").extend_path(__path__, __name__)
