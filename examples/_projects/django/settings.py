import os

SECRET_KEY = os.environ.get("SECRET_KEY", "only-for-development")
ALLOWED_HOSTS = ["localhost", "127.0.0.1"]
ROOT_URLCONF = "chat"
MIDDLEWARE = ["chat.allow_origin"]
DATA_UPLOAD_MAX_MEMORY_SIZE = 64_000
ALLOWED_ORIGIN = os.environ.get("ALLOWED_ORIGIN", "http://localhost:3000")
PROVIDER_URL = os.environ.get("PROVIDER_URL", "https://api.openai.com/v1")
